import { type ReactNode, useEffect, useRef } from 'react'

type PageTitleProps = {
  /** After a retry: the button that had the focus is gone. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** The heading of what the page has become. */
export const PageTitle = ({ takesFocus, children }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
