import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { hasPersonalAdvice } from '#contract/membership.ts'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ChatControls } from '../use-chat.ts'
import { ProviderSwitch } from './provider-switch.tsx'

/** What is kept of the chat and what replies may use: for a member as switches, for a visitor in words. */
export function ChatOptions({ controls, member }: { controls: ChatControls; member: User | null }) {
  return (
    <section aria-labelledby="chat-options" className="grid grid-cols-1 gap-1 text-sm">
      <h2 id="chat-options" className="text-lg">
        What happens to this chat
      </h2>
      {controls.provider !== null && <ProviderSwitch provider={controls.provider} />}
      {member === null ? <ForVisitors /> : <ForMembers controls={controls} member={member} />}
    </section>
  )
}

function ForVisitors() {
  return (
    <>
      <p className="mt-2 text-text-2">
        You are not signed in, so nothing is stored. The chat stays in this tab until you close it, and our server
        forgets the last few messages two hours after you last wrote.
      </p>
      <p className="mt-2 text-text-2">Join to keep your conversations, and to have more messages a day.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="line" size="sm" asChild>
          <AuthLink mode="register">Join to keep a history</AuthLink>
        </Button>
        <AuthLink mode="login" className="link inline-flex min-h-tap items-center">
          Sign in
        </AuthLink>
      </div>
    </>
  )
}

function ForMembers({ controls, member }: { controls: ChatControls; member: User }) {
  const { chat, setup, usesProfile } = controls
  const hasBegun = chat.entries.length > 0
  return (
    <>
      <Checkbox
        role="switch"
        className="mt-1"
        checked={chat.isTemporary}
        aria-checked={chat.isTemporary}
        disabled={hasBegun}
        onChange={(event) => controls.setTemporary(event.target.checked)}
      >
        <span className="font-medium">Temporary chat</span>
        <span className="block text-muted">
          {chat.isTemporary
            ? 'This chat is not kept in your history. It is gone when you close this tab.'
            : 'Off: you find this chat in your history, and only you can see it.'}
          {hasBegun && ' You choose this before the first message of a chat.'}
        </span>
      </Checkbox>
      <details className="group border-t border-line">
        <summary className="flex min-h-tap items-center gap-3 py-2 font-medium">
          <span className="flex-1">What I know about you</span>
          <Icon name="down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-2">
          {hasPersonalAdvice(member.subscriptionStatus) ? (
            <>
              <Known about={setup.knownAboutYou} />
              <Checkbox
                role="switch"
                checked={usesProfile}
                aria-checked={usesProfile}
                onChange={(event) => controls.setUsesProfile(event.target.checked)}
              >
                <span className="font-medium">Use my skin profile in replies</span>
                <span className="block text-muted">
                  {usesProfile
                    ? 'Each reply says what it used.'
                    : 'Off on this device: replies know only what you write here. Say it if you are pregnant, allergic or on medicine.'}
                </span>
              </Checkbox>
            </>
          ) : (
            <p className="text-text-2">
              Only what you write in this chat. Replies that use your skin profile are for trial, premium and founding
              members.
            </p>
          )}
        </div>
      </details>
    </>
  )
}

function Known({ about }: { about: readonly string[] }) {
  const link = (
    <Link to="/dashboard?tab=profile" className="link">
      skin profile
    </Link>
  )
  if (about.length === 0)
    return <p className="text-text-2">Nothing yet. What you fill in under your {link} makes replies fit you.</p>
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {about.map((one) => (
          <li key={one} className="flex items-baseline gap-2">
            <i aria-hidden="true" className="petal text-primary" />
            {one}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">From your {link}, where you can change it.</p>
    </>
  )
}
