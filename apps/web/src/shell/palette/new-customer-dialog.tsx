import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../access/session.tsx'
import { SaveCustomerDialog } from '../../features/customers/index.ts'
import { useSellerId } from '../../lib/seller-scope.ts'
import { toast } from '../../ui/toaster.tsx'

/** 'Novo cliente' of the palette: registers a customer of the current integrator, from any screen (USE-018). */
export const NewCustomerDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const chosen = useSellerId()
  const { seller } = useSession()
  const sellerCode = chosen ?? seller?.erpCode
  const leave = useEffectEvent(() => {
    if (sellerCode !== undefined) return
    toast.info('Escolha antes o integrador.')
    onClose()
  })
  useEffect(() => leave(), [])
  if (sellerCode === undefined) return null
  return (
    <SaveCustomerDialog
      sellerCode={sellerCode}
      onSaved={({ name }) => {
        toast.info(`Cliente cadastrado: ${name}.`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
