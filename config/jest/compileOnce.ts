import vm from 'node:vm';
import type { CompileFunctionOptions, SourceTextModuleOptions } from 'node:vm';

// Jest loads every module anew for each test file. Without this V8 also compiles it anew, which was a quarter of the time
// of an average file. Imported by the environments, for the process that they are in.

const { compileFunction, Script, SourceTextModule } = vm;

const DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * Compiles a CommonJS module as a script, which V8 finds again by its source. Scripts that may import are never found
 * again: they are compiled as before.
 */
function compileScript(
  code: string,
  parameters: readonly string[] = [],
  options: CompileFunctionOptions = {},
) {
  const { parsingContext, filename } = options;
  if (!parsingContext || DYNAMIC_IMPORT.test(code)) {
    return compileFunction(code, parameters, options);
  }
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext) as unknown;
}

const compiled = new Map<string, Buffer>();

/**
 * Has V8 compile all functions of a module at once: what it keeps of a module is from before the module runs, so functions that
 * it compiles when they are called would be compiled anew in each file.
 */
const EAGER = '//# allFunctionsCalledOnLoad\n';

/** An ES module that is compiled from what V8 has kept of the same source. */
class CachedModule extends SourceTextModule {
  /** Missing in the types of Node. */
  declare readonly createCachedData: () => Buffer;

  constructor(code: string, options: SourceTextModuleOptions) {
    const cachedData = compiled.get(code);
    super(EAGER + code, { ...options, lineOffset: -1, ...(cachedData && { cachedData }) });
    if (!cachedData) compiled.set(code, this.createCachedData());
  }
}

Object.assign(vm, { compileFunction: compileScript, SourceTextModule: CachedModule });
