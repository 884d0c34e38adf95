import type { RequestFor } from '@girassol/contract/http/endpoint'
import { editSite, listSiteOptions, type SiteView } from '@girassol/contract/sites'
import { siteBody } from '@girassol/contract/sites/site-body'
import { supplies, supplyNames } from '@girassol/domain/generator'
import { Select, TextInput } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { MaskedInput } from '../../../ui/masked-input.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { siteReads } from '../site-reads.ts'
import classes from './editing.module.css'
import { PlaceFields } from './place-fields.tsx'

const labels = {
  title: 'Título',
  responsibleId: 'Responsável',
  contactName: 'Contato',
  phone: 'Telefone',
  email: 'E-mail',
  state: 'Estado',
  cityCode: 'Cidade',
  address: 'Endereço',
  supply: 'Ligação',
  breakerA: 'Disjuntor geral',
  utility: 'Distribuidora',
  consumerUnit: 'Unidade consumidora',
  consumption: 'Consumo por mês',
  tilt: 'Inclinação do telhado',
  azimuth: 'Azimute do telhado',
} as const

const toTyped = (site: SiteView) => ({
  title: site.title,
  responsibleId: site.responsible === null ? '' : String(site.responsible.id),
  contactName: site.contactName ?? '',
  phone: site.phone ?? '',
  email: site.email ?? '',
  state: site.state,
  cityCode: site.cityCode,
  address: site.address ?? '',
  supply: site.supply ?? '',
  breakerA: site.breakerA,
  utility: site.utility ?? '',
  consumerUnit: site.consumerUnit ?? '',
  consumption: site.consumption,
  tilt: site.roof.tilt,
  azimuth: site.roof.azimuth,
})

type Typed = ReturnType<typeof toTyped>

/** The roof type of the generator is not edited here, and stays. */
const toBodyOf =
  ({ roof, version }: SiteView) =>
  ({ state: _, tilt, azimuth, supply, responsibleId, ...typed }: Typed) => ({
    ...typed,
    supply: supply === '' ? null : supply,
    responsibleId: responsibleId === '' ? null : Number(responsibleId),
    roof: { roofTypeId: roof.roofTypeId, tilt, azimuth },
    version,
  })

/** 'roof.tilt' is the field of the tilt. */
const toField = (path: string): string => path.replace(/^roof\./, '')

const useSiteForm = (site: SiteView) =>
  useSchemaForm({
    schema: siteBody,
    initial: toTyped(site),
    labels,
    toBody: toBodyOf(site),
    toField,
    drafted: { form: 'site', record: site.id },
  })

type Fields = { readonly form: ReturnType<typeof useSiteForm> }

const ContactFields = ({ form }: Fields) => {
  const options = useEndpointQuery(listSiteOptions, {}, { staleTime: 300_000 })
  const { value, onChange, ...responsible } = form.getFieldProps('responsibleId')
  const { value: phone, ...phoneField } = form.getFieldProps('phone')
  return (
    <>
      <TextInput {...form.getTextProps('title')} autoComplete="off" />
      <div className={classes.pair}>
        <TextInput {...form.getTextProps('contactName')} autoComplete="off" />
        <MaskedInput {...phoneField} kind="phone" value={String(phone)} />
        <TextInput {...form.getTextProps('email')} type="email" autoComplete="off" />
        <Select
          {...responsible}
          placeholder="Ninguém"
          data={(options.data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value === '' ? null : String(value)}
          onChange={(id) => onChange(id ?? '')}
          searchable
          clearable
        />
      </div>
      <PlaceFields form={form} />
      <TextInput {...form.getTextProps('address')} autoComplete="off" />
    </>
  )
}

const supplyOptions = supplyNames.map((name) => ({ value: name, label: supplies[name].label }))

const TechnicalFields = ({ form }: Fields) => {
  const { value, onChange, ...supply } = form.getFieldProps('supply')
  return (
    <div className={classes.pair}>
      <Select
        {...supply}
        placeholder="Não informada"
        data={supplyOptions}
        value={value === '' ? null : String(value)}
        onChange={(name) => onChange(name ?? '')}
        clearable
      />
      <NumberField {...form.getFieldProps('breakerA')} unit="A" />
      <TextInput {...form.getTextProps('utility')} autoComplete="off" />
      <TextInput {...form.getTextProps('consumerUnit')} autoComplete="off" />
      <NumberField {...form.getFieldProps('consumption')} unit="kWh" decimals={1} />
      <NumberField {...form.getFieldProps('tilt')} unit="°" />
      <NumberField {...form.getFieldProps('azimuth')} unit="°" hint="0 é o norte, 90 o leste." />
    </div>
  )
}

type EditedSite = RequestFor<typeof editSite>['body']
type EditSiteDialogProps = { readonly site: SiteView; readonly onClose: () => void }

/** SITE-001: the fields of a site; all but title and city may be empty. */
export const EditSiteDialog = ({ site, onClose }: EditSiteDialogProps) => {
  const form = useSiteForm(site)
  const change = useEndpointMutation(editSite, {
    success: 'Obra salva',
    failure: false,
    refreshes: siteReads,
    onSuccess: afterSave(form.draft, onClose),
  })
  return (
    <RecordDialog
      title="Editar obra"
      form={form}
      saving={saveWith(change, (body: EditedSite) => ({ params: { id: site.id }, body }))}
      onReload={onClose}
      onClose={onClose}
    >
      <ContactFields form={form} />
      <TechnicalFields form={form} />
    </RecordDialog>
  )
}
