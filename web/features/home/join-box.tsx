import { AuthLink } from '#web/shell/auth-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The invitation to join once all founding places are taken. */
export function JoinBox() {
  return (
    <Card asChild>
      <section
        aria-labelledby="join"
        className="grid grid-cols-1 items-center gap-5 md:grid-cols-[1fr_auto] md:gap-x-10"
      >
        <div>
          <h2 id="join" className="text-xl">
            Save articles to read again
          </h2>
          <p className="mt-2 max-w-prose text-text-2">Members get a reading list that they can open on any device.</p>
        </div>
        <AuthLink mode="register" className={buttonClass({ variant: 'secondary' })}>
          Join Now
        </AuthLink>
      </section>
    </Card>
  )
}
