import ts from 'typescript';

/** How TypeScript reads the declaration files of packages: as a bundler resolves them, without checking them. */
export const declarationOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Creates a compiler host that parses each file once for all programs that share `parsed`. */
export function createSharedHost(
  options: ts.CompilerOptions = declarationOptions,
  parsed = new Map<string, ts.SourceFile | undefined>(),
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, parse(file, version, ...rest));
    return parsed.get(file);
  };
  return host;
}

/** Returns a host with more files, which exist only in memory. */
export const withTexts = (
  host: ts.CompilerHost,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost => ({
  ...host,
  fileExists: (file) => texts.has(file) || host.fileExists(file),
  readFile: (file) => texts.get(file) ?? host.readFile(file),
  getSourceFile: (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? host.getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version, true);
  },
});
