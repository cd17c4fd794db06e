import { setTimeout as pause } from 'node:timers/promises'
import type { startPostgres } from '../postgres.mjs'
import { serverUnderTest } from './server-under-test.ts'
import { type Confirmed, missingOf, startWriters } from './writers.ts'

const WRITERS = 6
/** The kill comes at a random moment between these bounds, milliseconds after the writers start. */
const EARLIEST = 50
const LATEST = 1200
/** The number of members of earlier rounds that are checked again after each restart; all of them are at the end. */
const CHECKED_AGAIN = 40
const CONCURRENT_CHECKS = 10

type Victim = { name: string; kill: () => Promise<void>; revive: () => Promise<void> }

/** The confirmed writes of these members that are missing, one sentence each. */
export const lossesOf = async (
  origin: string,
  members: readonly Confirmed[],
  withSignIn: boolean,
): Promise<string[]> => {
  const losses: string[] = []
  for (let at = 0; at < members.length; at += CONCURRENT_CHECKS) {
    losses.push(
      ...(
        await Promise.all(
          members.slice(at, at + CONCURRENT_CHECKS).map((member) => missingOf(origin, member, withSignIn)),
        )
      ).flat(),
    )
  }
  return losses
}

export const savesOf = (members: readonly Confirmed[]): number =>
  members.reduce((sum, member) => sum + member.saved.size, 0)

const sampleOf = (members: readonly Confirmed[]): Confirmed[] => {
  const start = Math.floor(Math.random() * Math.max(1, members.length - CHECKED_AGAIN))
  return members.slice(start, start + CHECKED_AGAIN)
}

/**
 * Kills the server, or alternately the server and its database, while members register and save, and checks after each restart that every
 * confirmed write is there.
 * @returns a summary of the confirmed writes, and those that are missing
 */
export const crash = async (options: {
  name: string
  kills: number
  port: number
  settings: Record<string, string>
  cluster?: Awaited<ReturnType<typeof startPostgres>>
}): Promise<{ summary: string; losses: string[] }> => {
  const { name, kills, port, settings, cluster } = options
  const server = serverUnderTest(port, settings)
  const victims: Victim[] = [{ name: 'server', kill: server.kill, revive: server.start }]
  if (cluster)
    victims.push({
      name: 'database',
      kill: async () => {
        await cluster.kill()
      },
      revive: async () => {
        await cluster.restart()
      },
    })
  await server.start()
  const articles = (await (await fetch(`${server.origin}/api/articles`)).json()) as { slug: string }[]
  const slugs = articles.map((article) => article.slug)
  const members: Confirmed[] = []
  const losses: string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = victims[kill % victims.length] ?? victims[0]
    const writers = startWriters(server.origin, slugs, WRITERS)
    await pause(EARLIEST + Math.random() * (LATEST - EARLIEST))
    await victim?.kill()
    const written = await writers.stop()
    await victim?.revive()
    await server.ready()
    losses.push(...(await lossesOf(server.origin, [...written, ...sampleOf(members)], false)))
    members.push(...written)
    if (kill % 5 === 0 || kill === kills) {
      console.log(
        `${name}: ${kill} of ${kills} kills, ${members.length} members, ${savesOf(members)} saves, ${losses.length} lost`,
      )
    }
  }
  console.log(`${name}: signing in every member again`)
  losses.push(...(await lossesOf(server.origin, members, true)))
  const numbers = members.map((member) => member.number)
  if (new Set(numbers).size !== numbers.length) losses.push('a registration number was assigned twice')
  await server.stop()
  const killed = victims.map((victim) => victim.name).join(' and ')
  const confirmed = `${members.length} registrations and ${savesOf(members)} saves confirmed`
  return { summary: `${name}: ${kills} kills (${killed}), ${confirmed}, ${losses.length} lost`, losses }
}
