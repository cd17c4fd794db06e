import { route } from './endpoint.ts'

export const readLegalPage = route('GET', '/api/legal/{slug}')
