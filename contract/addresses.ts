/** The parameters a page address may carry. Any other (a campaign mark, a click id) leads to the same kept document. */
export const pageParameters = ['category', 'tag', 'sort', 'after', 'q', 'tab'] as const
