import './quick-imports.ts'

// What a module imports is resolved before it runs: only what is imported from here on is resolved quickly.
await import('./start.ts')
