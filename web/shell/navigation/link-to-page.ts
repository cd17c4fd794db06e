/** The link a click would follow to another page of ours in this window; null when it stays on this page, or leads out of the house. */
export const linkToPage = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (link === null || elsewhere || (link.target !== '' && link.target !== '_self') || link.origin !== location.origin)
    return null
  return link.pathname === location.pathname ? null : link
}
