import { type RouteConfigEntry } from '@react-router/dev/routes'

export const articlesPages: RouteConfigEntry[] = []

/** What answers without the frame. */
export const articlesFiles: RouteConfigEntry[] = []
