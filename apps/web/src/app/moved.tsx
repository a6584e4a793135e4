import { Navigate, useLocation, useParams } from 'react-router'
import { pathTo, type RouteName } from '#lib/paths.ts'

/** [MAP-5] A former address: it leads to the same thing where it is now, with all that the address says beside. */
export function Moved({ to }: { to: RouteName }) {
  const params = useParams()
  const { search, hash, state } = useLocation()
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const pathname = pathTo(to, Object.fromEntries(given))
  return <Navigate replace to={{ pathname, search, hash }} state={state} />
}
