import type { Binding } from '#server/http/bind.ts'

export const productRoutes: Binding[] = []
