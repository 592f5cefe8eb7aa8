export const pieces: Readonly<Record<string, string>>;
export function isOn(piece: string, env?: NodeJS.ProcessEnv): boolean;
