import { setTimeout as pause } from 'node:timers/promises'
import type { startPostgres } from '../postgres.mjs'
import { serverUnderTest } from './server-under-test.ts'
import { type Answered, missingOf, startWriters } from './writers.ts'

const WRITERS = 6
/** The victim is killed somewhere between these many milliseconds after the writing began. */
const EARLIEST = 50
const LATEST = 1200
/** So many members of earlier rounds are looked at again after each restart; all of them at the end. */
const LOOKED_AT_AGAIN = 40
const AT_ONCE = 10

type Victim = { name: string; kill: () => Promise<void>; revive: () => Promise<void> }

/** Everything that is missing of these members' answered writes, as sentences. */
export const lossesOf = async (origin: string, members: readonly Answered[], signInToo: boolean): Promise<string[]> => {
  const losses: string[] = []
  for (let at = 0; at < members.length; at += AT_ONCE) {
    losses.push(
      ...(
        await Promise.all(members.slice(at, at + AT_ONCE).map((member) => missingOf(origin, member, signInToo)))
      ).flat(),
    )
  }
  return losses
}

export const savesOf = (members: readonly Answered[]): number =>
  members.reduce((sum, member) => sum + member.saved.size, 0)

const sampleOf = (members: readonly Answered[]): Answered[] => {
  const start = Math.floor(Math.random() * Math.max(1, members.length - LOOKED_AT_AGAIN))
  return members.slice(start, start + LOOKED_AT_AGAIN)
}

/**
 * Kills the server, or by turns the server and the database under it, while members register and save, and looks after each restart whether
 * every answered write is there.
 * @returns how much was answered, and what is missing of it
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
  const everybody: Answered[] = []
  const losses: string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = victims[kill % victims.length] ?? victims[0]
    const writers = startWriters(server.origin, slugs, WRITERS)
    await pause(EARLIEST + Math.random() * (LATEST - EARLIEST))
    await victim?.kill()
    const answered = await writers.stop()
    await victim?.revive()
    await server.ready()
    losses.push(...(await lossesOf(server.origin, [...answered, ...sampleOf(everybody)], false)))
    everybody.push(...answered)
    if (kill % 5 === 0 || kill === kills) {
      console.log(
        `${name}: ${kill} of ${kills} kills, ${everybody.length} members, ${savesOf(everybody)} saves, ${losses.length} lost`,
      )
    }
  }
  console.log(`${name}: everybody signs in again`)
  losses.push(...(await lossesOf(server.origin, everybody, true)))
  const numbers = everybody.map((member) => member.number)
  if (new Set(numbers).size !== numbers.length) losses.push('a registration number was given twice')
  await server.stop()
  const killed = victims.map((victim) => victim.name).join(' and ')
  const answered = `${everybody.length} registrations and ${savesOf(everybody)} saves answered`
  return { summary: `${name}: ${kills} kills (${killed}), ${answered}, ${losses.length} lost`, losses }
}
