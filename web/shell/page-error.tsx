import { isRouteErrorResponse, useRouteError } from 'react-router'

export const PageError = () => {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <main id="main"><h1>{status}</h1></main>
}
