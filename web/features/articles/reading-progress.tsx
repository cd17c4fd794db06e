/** The class of the element whose scroll progress is tracked, over the full viewport including the area behind the sticky header. */
export const readingTimeline = '[view-timeline:--reading_block_0px]'

const styles = `@keyframes reading{from{transform:scaleX(0)}}
.reading-progress{display:none;position:fixed;inset:0 0 auto;height:3px;z-index:calc(var(--z-bar) + 1);background:var(--primary);transform-origin:left}
@supports (animation-timeline:view()){@media screen and (prefers-reduced-motion:no-preference){
.reading-progress{display:block;animation:reading linear both;animation-timeline:--reading;animation-range:contain}}}`

/**
 * A thin bar at the top of the viewport that shows reading progress. A CSS scroll-driven animation, without JavaScript; hidden in
 * browsers without support and under `prefers-reduced-motion`. Must be rendered inside the tracked element.
 */
export function ReadingProgress() {
  return (
    <>
      <style href="reading-progress" precedence="default">
        {styles}
      </style>
      <div aria-hidden="true" className="reading-progress" />
    </>
  )
}
