/** The numbers of the red flags (content/knowledge/red-flags.json). */
const numbers: readonly { number: string; dial: string; text: string }[] = [
  { number: '112', dial: '112', text: 'emergencies, from a cell phone' },
  { number: '10177', dial: '10177', text: 'ambulance' },
  { number: '0861 555 777', dial: '0861555777', text: 'Poisons Information Helpline' },
  { number: '0800 567 567', dial: '0800567567', text: 'SADAG, to talk to somebody, day or night' },
]

/** Numbers to call, as links that dial. */
export function NumbersToCall() {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {numbers.map(({ number, dial, text }) => (
        <li key={number}>
          <a
            href={`tel:${dial}`}
            className="flex min-h-tap flex-wrap items-center gap-x-2 py-1.5 print:min-h-0 print:py-0.5"
          >
            <strong className="link num whitespace-nowrap">{number}</strong>
            <span className="text-sm">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
