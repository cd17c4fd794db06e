import { data } from 'react-router'

/** Any other address: the frame shows its Not-found page, and the answer carries the status (decision S11). */
export const loader = () => {
  throw data({ message: 'There is no such page.' }, { status: 404 })
}
export const clientLoader = loader

export default function NotFoundPage() {
  return null
}
