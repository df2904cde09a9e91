import type { Messages } from './messages.ts'
import type { en } from './backoffice-custom-fields.en.ts'

export const zh = {
  resources: {
    customFields: {
      name: '自定义字段',
      fields: {
        name: '名称', description: '说明', entityType: '对象类型', definitionType: '字段类型', userType: '用户类型', validator: '校验',
        min: '最小值', max: '最大值', maxLength: '最大长度', values: '选项', used: '已用值', enabled: '状态',
      },
    },
    customFieldValues: {
      name: '值',
      fields: { name: '字段', entityType: '对象类型', entityId: '记录', value: '值', updatedAt: '更新时间', updatedBy: '更新人' },
    },
  },
  customFields: {
    title: '自定义字段',
    none: '此类记录没有自定义字段。',
    tabValues: '值',
    noValues: '还没有记录填写此字段。',
    preview: '预览',
    previewHint: '员工在记录上看到的字段就是这样。此处不会保存任何内容。',
    accepted: '将存为 %{value}',
    set: '填写',
    editOf: '编辑 %{name}',
    clear: '清除',
    empty: '未填写',
    fixedHint: '只要有记录填写了此字段，就不可更改。',
    userTypeHint: '仅用于此类用户的记录。留空：用于所有用户。',
    everyUser: '全部',
    ask: {
      string: '文字', int: '整数', float: '数字', enum: '选项之一', boolean: '是或否', timestamp: '日期和时间',
      email: '电子邮箱地址', phone: '电话号码', url: '以 https:// 开头的网址', zip: '邮政编码',
    },
    from: '不小于 %{min}',
    to: '不大于 %{max}',
    longest: '最多 %{smart_count} 个字符',
  },
  errors: {
    value: {
      int: '请输入整数。',
      float: '请输入数字。',
      tooSmall: '数字太小。',
      tooLarge: '数字太大。',
      choice: '请选择其中一项。',
      boolean: '请选择是或否。',
      timestamp: '请输入日期和时间。',
      email: '请输入电子邮箱地址。',
      phone: '请输入美国号码，或以 + 开头的国际号码。',
      url: '请输入以 https:// 或 http:// 开头的网址。',
      inUse: '已有记录填写，不可再更改。',
      choiceInUse: '不能移除已被记录使用的选项。',
      otherEntity: '这用于其他类型的记录。',
      notForThis: '此字段不适用于此记录。',
    },
  },
  audit: {
    table: { custom_field_definition: '自定义字段', custom_field_value: '自定义字段的值' },
  },
} satisfies Messages<typeof en>
