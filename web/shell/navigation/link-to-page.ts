/** The link a click would follow to another page of the app in this window; null for a link on the same page, to another origin or in a new tab. */
export const linkToPage = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (
    link === null ||
    opensElsewhere ||
    (link.target !== '' && link.target !== '_self') ||
    link.origin !== location.origin
  )
    return null
  return link.pathname === location.pathname ? null : link
}
