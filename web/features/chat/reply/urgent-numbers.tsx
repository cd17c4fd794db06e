import type { RedFlagLevel } from '#contract/kinds/skin.ts'
import { Icon } from '#web/ui/icon.tsx'

type PhoneNumber = { number: string; dial: string; text: string }

// As in content/knowledge/red-flags.json.
const emergency: readonly PhoneNumber[] = [
  { number: '112', dial: '112', text: 'from a cell phone' },
  { number: '10177', dial: '10177', text: 'ambulance' },
]
const listening: PhoneNumber = { number: '0800 567 567', dial: '0800567567', text: 'SADAG, day and night, free' }

const titles = {
  emergency: 'This is an emergency. Call now.',
  crisis: 'You do not have to manage this alone. Talk to somebody now.',
  urgent: 'Have this seen soon. If it gets worse, call.',
} as const

/** The numbers to call, above a reply about something that cannot wait. Nothing for any other reply. */
export function UrgentNumbers({ level }: { level: RedFlagLevel | null }) {
  if (level === null || level === 'routine') return null
  const numbers = level === 'crisis' ? [listening, ...emergency] : emergency
  return (
    <div className="mb-4 rounded-md border-2 border-danger bg-danger-bg p-4">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="warn" className="mt-0.5 text-danger" />
        {titles[level]}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {numbers.map(({ number, dial, text }) => (
          <li key={number} className="min-w-0">
            <a
              href={`tel:${dial}`}
              className="flex min-h-tap flex-wrap items-center gap-x-2 rounded-md border border-danger bg-page px-4 py-2 hover:underline"
            >
              <strong className="num text-lg whitespace-nowrap text-danger">{number}</strong>
              <span className="text-xs">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
