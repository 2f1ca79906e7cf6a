import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag.includes('-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
