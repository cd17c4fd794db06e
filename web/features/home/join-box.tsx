import { AuthLink } from '#web/shell/auth-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The invitation to join once the founding places are gone. */
export function JoinBox() {
  return (
    <Card asChild>
      <section
        aria-labelledby="join"
        className="grid grid-cols-1 items-center gap-5 md:grid-cols-[1fr_auto] md:gap-x-10"
      >
        <div>
          <h2 id="join" className="text-xl">
            Keep what you want to read again
          </h2>
          <p className="mt-2 max-w-prose text-text-2">
            Members have a reading list that waits for them on every device.
          </p>
        </div>
        <AuthLink mode="register" className={buttonClass({ variant: 'secondary' })}>
          Join Now
        </AuthLink>
      </section>
    </Card>
  )
}
