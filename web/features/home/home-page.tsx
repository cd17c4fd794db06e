import { askInBrowser, askOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import type { Route } from './+types/home-page.ts'

const latest = read('/api/articles', { query: { limit: '12' } })

export const loader = ({ context }: Route.LoaderArgs) => askOnServer(context, latest)
export const clientLoader = () => askInBrowser(latest)

export default function HomePage({ loaderData: [articles] }: Route.ComponentProps) {
  return <ul>{articles.map((a) => <li key={a.id}>{a.title}</li>)}</ul>
}
