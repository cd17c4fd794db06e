/** A summary of the article in three or four points. */
export function InShort({ points }: { points: string[] }) {
  return (
    points.length > 0 && (
      <aside aria-labelledby="in-short" className="border-t-2 border-primary pt-4">
        <h2 id="in-short" className="mb-3 text-lg">
          In short
        </h2>
        <ul className="divide-y divide-line leading-[1.45] text-text-2 lg:text-xs">
          {points.map((point) => (
            <li key={point} className="py-2.5 first:pt-0">
              {point}
            </li>
          ))}
        </ul>
      </aside>
    )
  )
}
