import { type Erasure, previewPerson } from '@girassol/contract/privacy'
import { subjectKeySentence } from '@girassol/domain/privacy'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErasureResult } from './erasure-result.tsx'
import { PersonFindings } from './person-findings.tsx'
import classes from './privacy.module.css'

type SearchProps = {
  readonly typed: string
  readonly error: string | undefined
  readonly isRunning: boolean
  readonly isNext: boolean
  readonly onType: (text: string) => void
  readonly onSearch: () => void
}

const Search = ({ typed, error, isRunning, isNext, onType, onSearch }: SearchProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <Card>
      <form className={classes.search} onSubmit={submit} noValidate>
        <TextInput
          label="CPF ou e-mail"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          maxLength={100}
        />
        <ActionButton
          label="Procurar"
          runningLabel="Procurando…"
          variant={isNext ? 'next' : 'default'}
          isRunning={isRunning}
          isSubmit
        />
      </form>
    </Card>
  )
}

/** SEC-022: finds all that is stored about a person, exports it, and removes it except what the law keeps. */
export const PrivacyScreen = () => {
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const [erasure, setErasure] = useState<Erasure>()
  const preview = useEndpointMutation(previewPerson)
  const search = () => {
    setErasure(undefined)
    setSearched(typed)
    preview.mutate({ body: { subject: typed } })
  }
  const [error] = preview.isError ? toSentences(preview.error) : []
  return (
    <>
      <PageHeader
        title="Privacidade"
        note="O que o portal guarda sobre uma pessoa: exporte os dados a pedido do titular ou remova o que a lei não obriga a guardar."
      />
      <div className={classes.page}>
        <Search
          typed={typed}
          error={typed.trim() === '' && preview.isError ? subjectKeySentence : error}
          isRunning={preview.isPending}
          isNext={preview.data === undefined}
          onType={setTyped}
          onSearch={search}
        />
        {erasure !== undefined && <ErasureResult erasure={erasure} />}
        {erasure === undefined && preview.data !== undefined && (
          <PersonFindings key={searched} subject={searched} person={preview.data} onErased={setErasure} />
        )}
      </div>
    </>
  )
}
