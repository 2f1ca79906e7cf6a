'use client'

import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
} from 'react'
import type { InReact, Properties, Widgets } from '../types/template.js'
import { loadInquiryForm, loadQuoteBuilder, type Script } from './index.js'
import { useWidget } from './use-widget.js'

type Tag = keyof Widgets

/** The name of an event's prop: `onQuoteStep` for `quotestep`. */
type PropOf<Name> = Name extends `quote${infer What}`
  ? `onQuote${Capitalize<What>}`
  : Name extends `inquiry${infer What}`
    ? `onInquiry${Capitalize<What>}`
    : never

type Listeners<Of extends Tag> = {
  [Name in keyof Widgets[Of]['events'] as PropOf<Name>]?:
    | ((event: Widgets[Of]['events'][Name]) => void)
    | undefined
}

/** A widget's own attributes and events by their React names, and the props of every tag. */
type Props<Of extends Tag> = HTMLAttributes<Widgets[Of]['element']> &
  Properties<Of, InReact> &
  Listeners<Of> & {
    /** A script other than the newest one, such as a pinned version; read once, at the first render. */
    script?: Script | undefined
  }

type Widget<Of extends Tag> = ForwardRefExoticComponent<
  Props<Of> & RefAttributes<Widgets[Of]['element']>
>

export type QuoteBuilderProps = Props<'quote-builder'>
export type InquiryFormProps = Props<'inquiry-form'>

/** `<quote-builder>` with its script, in React 18 and 19; its children are shown until the script runs. */
export const QuoteBuilder: Widget<'quote-builder'> = forwardRef((props, ref) =>
  createElement('quote-builder', useWidget(props, ref, loadQuoteBuilder)),
)

/** `<inquiry-form>` with its script, in React 18 and 19; its children are shown until the script runs. */
export const InquiryForm: Widget<'inquiry-form'> = forwardRef((props, ref) =>
  createElement('inquiry-form', useWidget(props, ref, loadInquiryForm)),
)

QuoteBuilder.displayName = 'QuoteBuilder'
InquiryForm.displayName = 'InquiryForm'
