import { type BrandView, showBrand } from '@girassol/contract/company-brand'
import { Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadedList } from '../../ui/record-list/loaded-list.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import classes from './brand.module.css'
import { BrandHead } from './brand-head.tsx'
import { BrandLogoField } from './brand-logo-field.tsx'
import { ColourField } from './colour-field.tsx'
import { type BrandForm, toShownBrand, useBrandForm } from './use-brand-form.ts'

type FieldsProps = { readonly form: BrandForm }

const LookFields = ({ form, logo }: FieldsProps & Pick<BrandView, 'logo'>) => (
  <Card title="Logotipo e cor">
    <div className={classes.fields}>
      <BrandLogoField logo={logo} />
      <ColourField form={form} />
    </div>
  </Card>
)

const ContactFields = ({ form }: FieldsProps) => (
  <Card title="Nome e contato">
    <div className={classes.fields}>
      <TextInput {...form.getTextProps('tradeName')} autoComplete="organization" />
      <div className={classes.pair}>
        <MaskedInput {...form.getFieldProps('phone')} kind="phone" label={optional('Telefone')} />
        <TextInput {...form.getTextProps('email')} label={optional('E-mail')} type="email" autoComplete="email" />
      </div>
      <TextInput
        {...form.getTextProps('site')}
        label={optional('Site')}
        placeholder="https://"
        inputMode="url"
        autoComplete="url"
      />
    </div>
  </Card>
)

const TextFields = ({ form }: FieldsProps) => (
  <Card title="Textos da proposta">
    <div className={classes.fields}>
      <Textarea {...form.getTextProps('warrantyText')} label={optional('Garantia')} autosize minRows={3} />
      <Textarea {...form.getTextProps('paymentText')} label={optional('Pagamento')} autosize minRows={3} />
    </div>
  </Card>
)

const Preview = ({ form, brand }: FieldsProps & { readonly brand: BrandView }) => (
  <section className={classes.preview} aria-label="Prévia">
    <h2>O cliente vê</h2>
    <BrandHead
      brand={toShownBrand(form.values, brand)}
      title="Sua energia, do seu telhado"
      lead="É assim que começa a página das suas propostas."
      isPreview
    />
  </section>
)

const Brand = ({ brand, onReload }: { readonly brand: BrandView; readonly onReload: () => void }) => {
  const { form, submit, isSaving, error } = useBrandForm(brand)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <div className={classes.columns}>
      <form noValidate className={classes.form} onSubmit={onSubmit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {!form.isAtFields(error) && <SaveNotice error={error} onReload={onReload} />}
        <LookFields form={form} logo={brand.logo} />
        <ContactFields form={form} />
        <TextFields form={form} />
        <footer className={classes.footer}>
          <ActionButton
            label="Salvar"
            runningLabel="Salvando…"
            variant="next"
            size="md"
            isSubmit
            isRunning={isSaving}
          />
        </footer>
      </form>
      <Preview form={form} brand={brand} />
    </div>
  )
}

/** PROP-028: how the company presents itself to its customers, with the head of the public page beside it. */
export const BrandScreen = () => {
  const found = useEndpointQuery(showBrand, {})
  return (
    <>
      <PageHeader
        title="Marca da empresa"
        note="Aparece nas próximas propostas e na página das que já foram enviadas; os PDFs enviados ficam como estão."
      />
      <LoadedList query={found}>
        {/* Another version of the brand needs a new form; a new logo does not. */}
        {(brand) => <Brand key={brand.version} brand={brand} onReload={() => void found.refetch()} />}
      </LoadedList>
    </>
  )
}
