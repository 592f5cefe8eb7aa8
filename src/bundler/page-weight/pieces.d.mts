export const pieces: readonly string[];
export function isOn(piece: string, env?: NodeJS.ProcessEnv): boolean;
