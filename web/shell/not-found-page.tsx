import { data } from 'react-router'

const throwNotFound = (): never => {
  throw data({ message: 'There is no such page.' }, { status: 404 })
}

/** Any other path: the shell shows its Not-found page, and the response has status 404 (decision S11). */
export const loader = () => throwNotFound()
export const clientLoader = () => throwNotFound()

export default function NotFoundPage() {
  return null
}
