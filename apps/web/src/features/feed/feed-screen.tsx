import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** [APP-10] */
export default function FeedScreen() {
  return (
    <>
      <title>Community · Butterleaf</title>
      <EmptyState
        heading="h1"
        picture={<LongTable />}
        title="The long table isn’t set yet"
        action={
          <Link to={paths.app} className={buttonLook()}>
            Back to my plan
          </Link>
        }
      >
        One day this is where people who cook from Butterleaf share what worked. There’s nothing to read here
        yet.
      </EmptyState>
    </>
  )
}

/** Three empty plates; decoration. */
function LongTable() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className="size-40">
      <rect x="6" y="34" width="148" height="56" rx="22" className="fill-leaf/20" />
      {[36, 80, 124].map((x) => (
        <g key={x}>
          <circle cx={x} cy="62" r="19" className="fill-surface stroke-hairline" strokeWidth="2" />
          <circle cx={x} cy="62" r="11" className="fill-butter/40" />
        </g>
      ))}
    </svg>
  )
}
