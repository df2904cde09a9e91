// Changes the pitch of a voice by two read positions that move through a short delay and fade into each other.
// Says every few blocks that it runs: the page mutes the voice when it hears nothing of it for a while.
const WINDOW_SECONDS = 0.06
const BLOCKS_PER_BEAT = 6

class VoiceProcessor extends AudioWorkletProcessor {
  constructor(options) {
    super()
    this.ratio = options.processorOptions?.ratio ?? 1
    this.window = Math.round(WINDOW_SECONDS * sampleRate)
    this.kept = new Float32Array(2 ** Math.ceil(Math.log2(this.window + 256)))
    this.at = 0
    this.phase = 0
    this.blocks = 0
  }

  /** The sample that came in some time ago, between two of them. */
  read(delay) {
    const mask = this.kept.length - 1
    const place = this.at - delay + this.kept.length
    const whole = Math.floor(place)
    const part = place - whole
    return this.kept[whole & mask] * (1 - part) + this.kept[(whole + 1) & mask] * part
  }

  process([input], [output]) {
    const heard = input?.[0]
    const said = output[0]
    const mask = this.kept.length - 1
    const step = (1 - this.ratio) / this.window
    for (let i = 0; i < said.length; i++) {
      this.kept[this.at] = heard ? heard[i] : 0
      this.phase = (this.phase + step + 1) % 1
      const other = (this.phase + 0.5) % 1
      const share = Math.sin(Math.PI * this.phase) ** 2
      said[i] = share * this.read(this.phase * this.window + 1) + (1 - share) * this.read(other * this.window + 1)
      this.at = (this.at + 1) & mask
    }
    for (let channel = 1; channel < output.length; channel++) output[channel].set(said)
    if (++this.blocks % BLOCKS_PER_BEAT === 0) this.port.postMessage(this.blocks)
    return true
  }
}

registerProcessor('voice-processor', VoiceProcessor)
