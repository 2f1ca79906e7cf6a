import { useMemo } from 'react'
import tokens from '../../site/styles/tokens.css?inline'
import type { Languages } from '../business/languages.ts'
import type { OwnScript } from '../business/script.ts'
import { startWidget } from '../business/start.ts'
import { defineElement } from '../element/define-element.tsx'
import dialog from '../element/dialog.css?inline'
import host from '../element/host.css?inline'
import { useLanguage } from '../element/useLanguage.ts'
import widget from '../element/widget.css?inline'
import fields from '../fields/fields.css?inline'
import outcome from '../fields/outcome.css?inline'
import print from '../fields/print.css?inline'
import { settingsReader } from '../lead/settings.ts'
import type { BusinessData } from '../rules/company/business.ts'
import { colourRule } from '../rules/company/business.ts'
import { inLanguage } from '../rules/company/in-language.ts'
import { phoneIn } from '../rules/company/phone.ts'
import { inquiryRoom, startRule } from '../rules/embed/room.ts'
import * as en from '../words/en.ts'
import type { Language } from '../words/language.ts'
import { InquiryForm } from './InquiryForm.tsx'
import css from './inquiry-form.css?inline'
import type { InquiryContent } from './Outcome.tsx'

const tag = 'inquiry-form'

startWidget(tag, define)

function define(business: BusinessData, script: OwnScript, languages: Languages) {
  const settingsOf = settingsReader(tag, 'inquiry', business, script)
  defineElement({
    tag,
    languages,
    label: en.inquiryForm,
    corner: 'bottom-left',
    css: [
      colourRule(':host', business.colours),
      tokens,
      host,
      widget,
      fields,
      outcome,
      dialog,
      css,
      startRule("[part='form']", inquiryRoom),
      print,
    ].join(''),
    Component: ({ host, attributes, emit }) => {
      const language = useLanguage()
      const content = useMemo(() => contentOf(business, language), [language])
      return (
        <InquiryForm host={host} settings={settingsOf(attributes)} content={content} emit={emit} />
      )
    },
  })
}

function contentOf(business: BusinessData, language: Language): InquiryContent {
  const { company, services, privacy } = inLanguage(business, language)
  return { ...company, phone: phoneIn(company.phone, language), services, privacy }
}
