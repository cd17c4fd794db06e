/** Goals that say no more than the closed answers do. The quiz offers them, so that its result is the server's without a connection too. */
export const plainGoals = [
  'Clear skin',
  'Healthy skin',
  'Soft skin',
  'Calm skin',
  'An even tone',
  'A simple routine',
  'To look after my skin',
] as const
