import ArrowDown from 'virtual:lucide/arrow-down'
import ArrowUp from 'virtual:lucide/arrow-up'
import GripVertical from 'virtual:lucide/grip-vertical'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chooseAisleOrder, forgetAisleOrder, useAisleOrder, usualAisleOrder } from './list-look.ts'

/** [MAP-7] The aisles in the order of the person's own shop: dragged by the handle, or moved by a button. */
export default function AisleOrderDrawer({ onClose }: { onClose: () => void }) {
  const order = useAisleOrder()
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<{ heading: string; by: number }>()
  // A row that is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.heading} ${moved.by}"]`)?.focus()
  }, [order])
  const put = (heading: string, place: number) => {
    const others = order.filter((one) => one !== heading)
    chooseAisleOrder([...others.slice(0, place), heading, ...others.slice(place)])
  }
  const press = (heading: string, by: number) => {
    setMoved({ heading, by })
    put(heading, order.indexOf(heading) + by)
  }
  const drag = (heading: string) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const place = placeAt(list.current, event.clientY)
    if (place !== -1 && place !== order.indexOf(heading)) put(heading, place)
  }
  const isUsual = order.join() === usualAisleOrder.join()
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Aisle order"
      description="As your shop has them. This device remembers it for every list."
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button
            look="ghost"
            why={isUsual ? 'This is the usual order.' : undefined}
            onClick={forgetAisleOrder}
          >
            Usual order
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <ul ref={list} aria-label="Aisles" className="grid">
        {order.map((heading, at) => (
          <li key={heading} className="flex items-center gap-1 border-b border-hairline last:border-0">
            <span
              aria-hidden
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(heading)}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
            >
              <GripVertical className="size-5" />
            </span>
            <span className="min-w-0 flex-1 font-semibold">{heading}</span>
            <IconButton
              label={`Move ${heading} up`}
              look="plain"
              data-move={`${heading} -1`}
              why={at === 0 ? 'It is the first.' : undefined}
              onClick={() => press(heading, -1)}
            >
              <ArrowUp aria-hidden className="size-5" />
            </IconButton>
            <IconButton
              label={`Move ${heading} down`}
              look="plain"
              data-move={`${heading} 1`}
              why={at === order.length - 1 ? 'It is the last.' : undefined}
              onClick={() => press(heading, 1)}
            >
              <ArrowDown aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {moved && `${moved.heading} is number ${order.indexOf(moved.heading) + 1} of ${order.length}`}
      </VisuallyHidden>
    </Drawer>
  )
}

/** The place of the row that is at this height; -1 where none is. */
function placeAt(list: HTMLUListElement | null, y: number): number {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top <= y && y < bottom
  })
}
