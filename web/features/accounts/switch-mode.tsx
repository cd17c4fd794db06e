/** The link to the other form. */
export function SwitchMode({ question, action, onSwitch }: { question: string; action: string; onSwitch: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
      {question}
      <button type="button" className="link inline-flex min-h-tap cursor-pointer items-center" onClick={onSwitch}>
        {action}
      </button>
    </p>
  )
}
