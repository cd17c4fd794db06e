import { useQuery } from '@tanstack/react-query'
import { queryOf, read } from '#web/api/read.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PetalCount } from '#web/ui/petal.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { JoinBox } from './join-box.tsx'
import { countPlaces, type Places } from './places.ts'

/** Founding places taken, their number, and all sign-ups. */
export const foundingStats = read('/api/founding-members/stats')

/** The specified rhythm of the numbers, milliseconds: fresh for 10 s, asked again every 30 s. */
const FRESH = 10_000
const AGAIN = 30_000

/** Up to this many places, each has its petal; beyond it a bar says the same. */
const MOST_PETALS = 200

const usePlaces = (): Places | undefined => {
  const { settled, member } = useSession()
  const { data } = useQuery({
    ...queryOf(foundingStats),
    staleTime: FRESH,
    refetchInterval: AGAIN,
    enabled: settled && member === null,
  })
  return data && countPlaces(data)
}

/** The words of the numbers; before they are here, as many words without them, so that nothing moves when they come. */
function Numbers({ places }: { places: Places | undefined }) {
  return (
    <p className="num mt-2 min-h-[2lh] text-text-2 lg:min-h-[1lh]">
      {places === undefined ? (
        'Every petal is a place, and one of them could be yours.'
      ) : (
        <>
          {places.taken} of {places.cap} members joined.{' '}
          <b className="text-on-soft">
            Only {places.left} {places.left === 1 ? 'spot' : 'spots'} remaining!
          </b>
        </>
      )}
    </p>
  )
}

function Taken({ places, cap }: { places: Places | undefined; cap: number }) {
  const words = places === undefined ? `${cap} founding places` : `${places.taken} of ${cap} members joined`
  if (cap <= MOST_PETALS)
    return <PetalCount value={places?.taken ?? 0} total={cap} label={words} next={places !== undefined} />
  return <Progress label="Founding places taken" hideLabel value={places?.taken ?? 0} max={cap} valueText={words} />
}

/**
 * The founding offer. The document shows it without numbers; they are asked once the page is there. When the last place goes, an
 * invitation to join stands in its stead.
 * @param cap how many founding places there are
 */
export function FoundingBanner({ cap }: { cap: number }) {
  const places = usePlaces()
  if (places?.left === 0) return <JoinBox />
  return (
    <Card asChild tone="soft">
      <section
        aria-labelledby="founding"
        className="grid grid-cols-1 items-center gap-5 md:grid-cols-2 md:gap-x-10 lg:grid-cols-[1.25fr_1fr_auto]"
      >
        <div>
          <p className="num text-xs font-bold text-on-soft">
            {places === undefined ? 'Founding members' : `Member #${places.next}`}
          </p>
          <h2 id="founding" className="mt-1 text-xl">
            Free Lifetime Access &amp; Early Bird Perks For The First {cap} Members
          </h2>
          <Numbers places={places} />
        </div>
        <div className="md:row-span-2 lg:row-span-1">
          <Taken places={places} cap={cap} />
        </div>
        <AuthLink mode="register" className={`${buttonClass({ variant: 'primary' })} md:justify-self-start`}>
          Claim your place
        </AuthLink>
      </section>
    </Card>
  )
}
