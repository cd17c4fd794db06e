import type { Binding } from '#server/http/bind.ts'

export const searchRoutes: Binding[] = []
