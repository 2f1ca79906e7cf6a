import { Formio } from '@formio/js'
import 'bootstrap/dist/css/bootstrap.min.css'
import '@formio/js/dist/formio.form.min.css'

const heading = (text) => ({ type: 'htmlelement', tag: 'h2', content: text })
const services = [
  'Residential Cleaning',
  'Commercial Cleaning',
  'Airbnb Cleaning',
  'Pressure Washing',
]
const rooms = ['Bedrooms', 'Bathrooms', 'Living Rooms', 'Kitchens']

const form = {
  display: 'wizard',
  components: [
    {
      type: 'panel',
      key: 'service-step',
      components: [
        heading('What needs cleaning?'),
        {
          type: 'radio',
          key: 'service',
          label: 'Service',
          values: services.map((label) => ({ label, value: label })),
          validate: { required: true },
        },
      ],
    },
    {
      type: 'panel',
      key: 'rooms-step',
      components: [
        heading('Count your rooms.'),
        ...rooms.map((label) => ({
          type: 'number',
          key: label.replace(' ', ''),
          label,
          defaultValue: 0,
          validate: { min: 0, max: 99 },
        })),
      ],
    },
  ],
}

for (const place of document.querySelectorAll('.form')) Formio.createForm(place, form)
