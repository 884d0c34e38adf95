import { useLayoutEffect } from 'react'

/** Gives a field of the dialog the first focus: the one that the user came for (HOM-005). */
export const FocusedField = ({ id }: { readonly id: string | undefined }) => {
  useLayoutEffect(() => {
    if (id !== undefined) document.getElementById(id)?.setAttribute('data-autofocus', 'true')
  }, [id])
  return null
}
