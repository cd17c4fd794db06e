import { Link } from 'react-router'
import type { Product } from '#contract/products.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { NoteList } from '#web/features/ingredients/note-list.tsx'

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The ingredient list as printed, most first, with what each entry does; those of the dictionary lead to it. */
export function Ingredients({ product: { ingredients, label } }: { product: Pick<Product, 'ingredients' | 'label'> }) {
  if (ingredients.length === 0)
    return (
      label !== '' && (
        <PageSection
          title="What is in it"
          intro="As printed. We could not explain it just now: please look again later."
        >
          <p className="break-words">{label}</p>
        </PageSection>
      )
    )
  return (
    <PageSection
      title="What is in it"
      intro="In the order printed: what there is most of comes first. Below 1% the order is free."
      wide
    >
      <ol className="-mt-3 gap-x-12 md:columns-2">
        {ingredients.map(({ printed, ingredient, does }, place) => (
          <li key={`${place}-${printed}`} className="break-inside-avoid border-b border-line py-3">
            <span className="font-medium break-words">
              {ingredient === null ? (
                printed
              ) : (
                <Link
                  to={`/ingredients/${ingredient}`}
                  className="underline decoration-line-strong underline-offset-[0.22em] hover:decoration-current"
                >
                  {printed}
                </Link>
              )}
            </span>
            <span className="block text-text-2 first-letter:uppercase">
              {does === null ? 'We do not know this one yet.' : asSentence(does)}
            </span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** What the label check says for everyone. */
export function LabelNotes({ notes }: Pick<Product, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <PageSection title="Good to know" intro="What the ingredient list means for anyone who uses it.">
      <NoteList notes={notes} />
    </PageSection>
  )
}
