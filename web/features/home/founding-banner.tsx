import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { countPlaces, type Places } from '#web/shell/founding/places.ts'
import { useFoundingStats } from '#web/shell/founding/use-founding-stats.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PetalCount } from '#web/ui/petal.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { JoinBox } from './join-box.tsx'

/** Above this number of places, a progress bar replaces the petals. */
const MAX_PETALS = 200

const usePlaces = (): Places | undefined => {
  const { settled, member } = useSession()
  const data = useFoundingStats(settled && member === null)
  return data && countPlaces(data)
}

/** The numbers in words. Until they load, a text of similar length holds the space, so that the layout does not shift. */
function Numbers({ places }: { places: Places | undefined }) {
  return (
    <p className="num mt-2 min-h-[2lh] text-text-2 lg:min-h-[1lh]">
      {places === undefined ? (
        'Each petal is a founding place, and one could be yours.'
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

function PlacesTaken({ places, cap }: { places: Places | undefined; cap: number }) {
  const text = places === undefined ? `${cap} founding places` : `${places.taken} of ${cap} members joined`
  if (cap <= MAX_PETALS)
    return <PetalCount value={places?.taken ?? 0} total={cap} label={text} next={places !== undefined} />
  return <Progress label="Founding places taken" hideLabel value={places?.taken ?? 0} max={cap} valueText={text} />
}

/**
 * The founding offer. The cached document has no numbers; the browser fetches them. Once all places are taken, an invitation to join
 * replaces the offer.
 * @param cap the total number of founding places
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
          <PlacesTaken places={places} cap={cap} />
        </div>
        <AuthLink mode="register" className={`${buttonClass({ variant: 'primary' })} md:justify-self-start`}>
          Claim your place
        </AuthLink>
      </section>
    </Card>
  )
}
