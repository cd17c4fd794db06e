/** The id of the section, for links to it. */
export const HOW_WE_CHECK = 'how-we-check'

/** How an article was checked, and by whom. */
export function HowWeCheck({ reviewed }: { reviewed: boolean }) {
  return (
    <section aria-labelledby={HOW_WE_CHECK} className="mt-10 border-t border-line pt-6">
      <h2 id={HOW_WE_CHECK} className="scroll-mt-24 text-lg">
        How we check our articles
      </h2>
      <p className="mt-2 text-text-2">
        Our editors check claims against published sources, list those with the article and give the date of the last
        check.{' '}
        {reviewed
          ? 'A dermatologist has read this one.'
          : 'We name a dermatologist only once one has read the article; this one has had our own check.'}
      </p>
    </section>
  )
}
