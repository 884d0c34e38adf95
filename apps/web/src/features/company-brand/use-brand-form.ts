import { type BrandView, changeBrand, showBrand } from '@girassol/contract/company-brand'
import { type BrandBody, brandBody } from '@girassol/contract/company-brand/brand-body'
import { colourPattern, findBrandColours } from '@girassol/domain/company-brand'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import type { ShownBrand } from './brand-head.tsx'

const labels = {
  colour: 'Cor da marca',
  tradeName: 'Nome fantasia',
  phone: 'Telefone',
  email: 'E-mail',
  site: 'Site',
  warrantyText: 'Garantia',
  paymentText: 'Pagamento',
} as const

/** An empty colour is none. */
type Typed = Omit<BrandBody, 'colour'> & { readonly colour: string }

const toTyped = (brand: BrandView): Typed => ({
  colour: brand.colour ?? '',
  tradeName: brand.tradeName,
  phone: brand.phone,
  email: brand.email,
  site: brand.site,
  warrantyText: brand.warrantyText,
  paymentText: brand.paymentText,
})

const toBody = ({ colour, ...typed }: Typed) => ({ ...typed, colour: colour === '' ? null : colour })

/** The brand as its customers will see it, from what is typed; a colour is shown once it is complete. */
export const toShownBrand = (typed: Typed, { logo, tradeName }: BrandView): ShownBrand => {
  const colour = typed.colour.toUpperCase()
  return {
    tradeName: typed.tradeName.trim() === '' ? tradeName : typed.tradeName,
    logo,
    colours: colourPattern.test(colour) ? findBrandColours(colour) : null,
    phone: typed.phone,
    email: typed.email,
    site: typed.site,
  }
}

/** The form of a brand, and how it is saved (PROP-028, C-152). */
export const useBrandForm = (brand: BrandView) => {
  const form = useSchemaForm({ schema: brandBody, initial: toTyped(brand), labels, toBody, drafted: { form: 'brand' } })
  const change = useEndpointMutation(changeBrand, {
    refreshes: [showBrand],
    success: 'Marca salva',
    failure: false,
    onSuccess: form.draft.forget,
  })
  const submit = () => {
    if (change.isPending) return
    form.submit((body) => change.mutate({ body: { ...body, version: brand.version } }, { onError: form.fail }))
  }
  return { form, submit, isSaving: change.isPending, error: change.error }
}

export type BrandForm = ReturnType<typeof useBrandForm>['form']
