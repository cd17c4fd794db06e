/** The class of the element whose passing through the window is followed: the whole window, also behind the header that stays. */
export const readingTimeline = '[view-timeline:--reading_block_0px]'

const look = `@keyframes reading{from{transform:scaleX(0)}}
.reading-progress{display:none;position:fixed;inset:0 0 auto;height:3px;z-index:calc(var(--z-bar) + 1);background:var(--primary);transform-origin:left}
@supports (animation-timeline:view()){@media screen and (prefers-reduced-motion:no-preference){
.reading-progress{display:block;animation:reading linear both;animation-timeline:--reading;animation-range:contain}}}`

/**
 * A thin line at the top of the window that grows while the text passes. The browser draws it from the place of the scroll, without a
 * script; it is left out where that is not known, and where the reader wants nothing to move. Must stand inside the followed element.
 */
export function ReadingProgress() {
  return (
    <>
      <style href="reading-progress" precedence="default">
        {look}
      </style>
      <div aria-hidden="true" className="reading-progress" />
    </>
  )
}
