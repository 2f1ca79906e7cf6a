/** The quote builder's first two steps, made with FormKit, in every `.form` of the page. */
import { createMultiStepPlugin } from '@formkit/addons'
import '@formkit/addons/css/multistep'
import '@formkit/themes/genesis'
import { defaultConfig, FormKit, plugin } from '@formkit/vue'
import { createApp, h } from 'vue'

const options = [
  'Residential Cleaning',
  'Commercial Cleaning',
  'Airbnb Cleaning',
  'Pressure Washing',
]
const rooms = ['Bedrooms', 'Bathrooms', 'Living Rooms', 'Kitchens']

const steps = () => [
  h(FormKit, { type: 'step', name: 'service' }, () => [
    h('h2', 'What needs cleaning?'),
    h(FormKit, {
      type: 'radio',
      name: 'service',
      label: 'Service',
      options,
      validation: 'required',
    }),
  ]),
  h(FormKit, { type: 'step', name: 'rooms' }, () => [
    h('h2', 'Count your rooms.'),
    ...rooms.map((label) =>
      h(FormKit, { type: 'number', name: label, label, value: 0, min: 0, max: 99, number: true }),
    ),
  ]),
]

const form = () =>
  h(FormKit, { type: 'form', actions: false }, () => h(FormKit, { type: 'multi-step' }, steps))

for (const place of document.querySelectorAll('.form'))
  createApp({ render: form })
    .use(plugin, defaultConfig({ plugins: [createMultiStepPlugin()] }))
    .mount(place)
