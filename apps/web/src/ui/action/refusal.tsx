import { type MouseEvent, type ReactNode, use, useId } from 'react'
import { ToastContext } from '../feedback/toast-context.ts'

/** Of a control that may be refused. */
export type Refusable = {
  /** Why it can't be pressed now, in a sentence. It keeps its place and its focus, and a press says this. */
  why?: string | undefined
  /** Of an element beside that shows the sentence already; without one it stands after the control. */
  whyId?: string | undefined
}

/** Attributes for a control that can't be pressed: never `disabled`, which takes it from the keyboard and from a screen reader. */
export function useRefuse() {
  const toasts = use(ToastContext)
  return (why: string, whyId: string) => ({
    'aria-disabled': true,
    'aria-describedby': whyId,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      toasts?.show(why, { key: 'why' })
    },
  })
}

/** What a refused control takes in the place of its own attributes, and the line that says why. Busy comes first: that passes. */
export function useRefusal({ why, whyId }: Refusable, busy = false) {
  const ownId = useId()
  const refuse = useRefuse()
  if (why === undefined || busy) return { attributes: undefined, line: null }
  const line = whyId === undefined ? <WhyLine id={ownId}>{why}</WhyLine> : null
  return { attributes: refuse(why, whyId ?? ownId), line }
}

/** A reason that an element with this id says already. */
export type WrittenReason = Readonly<{ why: string; id: string }>

/** For a row of controls that may be refused for the same reason: each reason is written once, after the row or where it is written above. */
export function useWhyLines(whys: readonly (string | undefined)[], above?: WrittenReason) {
  const id = useId()
  const said = [...new Set(whys.flatMap((why) => why ?? []))].filter((why) => why !== above?.why)
  return {
    refusalOf: (why: string | undefined) => ({
      why,
      whyId: above && why === above.why ? above.id : `${id}-${said.indexOf(why ?? '')}`,
    }),
    lines: said.map((why, index) => (
      <WhyLine key={why} id={`${id}-${index}`}>
        {why}
      </WhyLine>
    )),
  }
}

/** Stands at the end of a row of controls or of a form, whatever comes before it. */
export function WhyLine({
  id,
  className = '',
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <span
      id={id}
      className={`order-last col-span-full block basis-full text-left text-sm font-normal text-pretty text-muted ${className}`}
    >
      {children}
    </span>
  )
}
