import { parseSync, type Program, Visitor } from 'oxc-parser'
import { fileOf, isTest, type Project, sourcesOf } from './project.ts'

/** One import or re-export: its specifier, the project file that it resolves to, and whether it imports only types. */
export type Import = { from: string; specifier: string; file: string | undefined; typeOnly: boolean; dynamic: boolean }

/** What a file refers to: names in expressions and types, and members as `object.property` and `.property`. */
export type References = { names: ReadonlySet<string>; members: ReadonlySet<string> }

type Parsed = { imports: Import[]; references: () => References; program: () => Program }

const namesIn = (program: Program): References => {
  const [names, keys, members] = [new Set<string>(), new Set<unknown>(), new Set<string>()]
  const textOf = (node: { type: string; name?: unknown; value?: unknown }): string | undefined => {
    const text = node.type === 'Literal' ? node.value : node.name
    return typeof text === 'string' ? text : undefined
  }
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (!computed) keys.add(property)
      const name = textOf(property)
      if (name === undefined) return
      const last = object.type === 'MemberExpression' ? object.property : object
      members.add(`.${name}`).add(`${textOf(last) ?? ''}.${name}`)
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init === null) return
      const last = init.type === 'MemberExpression' ? init.property : init
      for (const one of id.properties) {
        if (one.type === 'Property') members.add(`${textOf(last) ?? ''}.${textOf(one.key) ?? ''}`)
      }
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) keys.add(key)
    },
    PropertyDefinition: ({ key }) => void keys.add(key),
    MethodDefinition: ({ key }) => void keys.add(key),
    TSPropertySignature: ({ key }) => void keys.add(key),
    TSMethodSignature: ({ key }) => void keys.add(key),
    JSXIdentifier: (node) => void keys.add(node),
    Identifier(node) {
      if (!keys.has(node)) names.add(node.name)
    },
  }).visit(program)
  return { names, members }
}

/** `import('./a.ts')` in a type, and `import a = require('./a.ts')`: the module record contains neither. */
const unlistedImports = (program: Program): { specifier: string; typeOnly: boolean }[] => {
  const found: { specifier: string; typeOnly: boolean }[] = []
  new Visitor({
    TSImportType: ({ source }) => void found.push({ specifier: source.value, typeOnly: true }),
    TSExternalModuleReference: ({ expression }) => void found.push({ specifier: expression.value, typeOnly: false }),
  }).visit(program)
  return found
}

const parse = (from: string, text: string): Parsed => {
  const result = parseSync(from, text)
  if (result.errors.length > 0) throw new Error(`${from} cannot be parsed: ${result.errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = result.module
  // `import { type A }` is not a type-only import: Node.js still loads the file.
  const typeOnly = (start: number) => /^(import|export)\s+type\b/.test(text.slice(start, start + 40))
  const row = (specifier: string, only: boolean, dynamic = false): Import => ({
    from,
    specifier,
    file: fileOf(from, specifier),
    typeOnly: only,
    dynamic,
  })
  const imports = [
    ...staticImports.map(({ start, moduleRequest }) => row(moduleRequest.value, typeOnly(start))),
    ...staticExports.flatMap(({ start, entries }) => {
      const specifier = entries[0]?.moduleRequest?.value
      return specifier === undefined ? [] : [row(specifier, typeOnly(start))]
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"`])(.*)\1$/s.exec(text.slice(start, end))?.[2]
      return literal === undefined ? [] : [row(literal, false, true)]
    }),
    ...(/\bimport\s*\(|\brequire\s*\(/.test(text) ? unlistedImports(result.program) : []).map(
      ({ specifier, typeOnly: only }) => row(specifier, only),
    ),
  ]
  let references: References | undefined
  return { imports, references: () => (references ??= namesIn(result.program)), program: () => result.program }
}

const parsed = new WeakMap<Project, Map<string, Parsed>>()

const parsedIn = (project: Project, path: string): Parsed => {
  const files = parsed.get(project) ?? new Map<string, Parsed>()
  parsed.set(project, files)
  const known = files.get(path) ?? parse(path, project.text(path))
  files.set(path, known)
  return known
}

/** The static and dynamic imports of a file. */
export const importsOf = (project: Project, path: string): Import[] => parsedIn(project, path).imports

/** The references in a file. */
export const referencesOf = (project: Project, path: string): References => parsedIn(project, path).references()

/** The names of top-level arrow functions that begin with a capital letter, as components do. */
export const constantComponentsIn = (project: Project, path: string): string[] =>
  parsedIn(project, path)
    .program()
    .body.flatMap((node) => {
      const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      return declared?.type === 'VariableDeclaration' ? declared.declarations : []
    })
    .flatMap(({ id, init }) =>
      id.type === 'Identifier' && /^[A-Z][a-z]/.test(id.name) && init?.type === 'ArrowFunctionExpression'
        ? [id.name]
        : [],
    )

/** The imports of every source file under a folder. */
export const importsUnder = (project: Project, folder: string): Import[] =>
  sourcesOf(project)
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => importsOf(project, path))

/** The imports of every source file under a folder, except tests. */
export const importsOfCode = (project: Project, folder: string): Import[] =>
  importsUnder(project, folder).filter(({ from }) => !isTest(from))

/** An import as the line that reports it as a violation. */
export const violationOf = ({ from, specifier }: Import): string => `${from} imports ${specifier}`
