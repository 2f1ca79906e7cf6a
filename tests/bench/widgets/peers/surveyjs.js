import { Model } from 'survey-core'
import 'survey-core/survey-core.css'
import 'survey-js-ui'

const rooms = ['Bedrooms', 'Bathrooms', 'Living Rooms', 'Kitchens']

const form = {
  pages: [
    {
      title: 'What needs cleaning?',
      elements: [
        {
          type: 'radiogroup',
          name: 'service',
          title: 'Service',
          choices: [
            'Residential Cleaning',
            'Commercial Cleaning',
            'Airbnb Cleaning',
            'Pressure Washing',
          ],
          isRequired: true,
        },
      ],
    },
    {
      title: 'Count your rooms.',
      elements: rooms.map((name) => ({
        type: 'text',
        inputType: 'number',
        name,
        defaultValue: 0,
        min: 0,
        max: 99,
      })),
    },
  ],
}

for (const place of document.querySelectorAll('.form')) new Model(form).render(place)
