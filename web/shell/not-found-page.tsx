import { data } from 'react-router'

const refuse = (): never => {
  throw data({ message: 'There is no such page.' }, { status: 404 })
}

/** Any other address: the frame shows its Not-found page, and the answer carries the status (decision S11). */
export const loader = () => refuse()
export const clientLoader = () => refuse()

export default function NotFoundPage() {
  return null
}
