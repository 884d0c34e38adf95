import { formatDocument } from '@girassol/domain/shared'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { AddressFields, ContactFields } from '../../customers/index.ts'
import classes from './converting.module.css'
import type { SignerFormState } from './use-signer-form.ts'

const ignore = () => undefined

/** C-173: contact and billing address of who signed and is no customer yet. */
export const SignerForm = ({ form, cep }: SignerFormState) => {
  const { name, document, documentType } = form.values
  return (
    <section className={classes.signer} aria-labelledby={form.getId('title')}>
      <h3 id={form.getId('title')}>Cadastro do cliente</h3>
      <p className={classes.signerText}>
        <b>{name}</b>, {documentType === 'J' ? 'CNPJ' : 'CPF'}{' '}
        <span className="figures">{formatDocument(document)}</span>, assinou a proposta e ainda não é seu cliente.
        Informe o contato e o endereço de cobrança para cadastrar.
      </p>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <ContactFields form={form} onChoose={ignore} />
      <AddressFields form={form} cep={cep} />
    </section>
  )
}
