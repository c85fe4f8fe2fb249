### Agorɔ a wokyɛ.

share-link = Link
share-copy = Kɔpi: { $what }
share-copied = Wɔakɔpi: { $what }
share-copy-short = Kɔpi
share-copied-short = Wɔakɔpi
share-here = Tebea a ɛdi anammɔn { $ply } akyi ka ho
share-send = Fa kɔ app foforɔ mu
share-files = Mfoni ne nsɛm
share-png = Mfoni (PNG)
share-svg = Mfoni (SVG)
share-gif = Agorɔ no nyinaa (GIF)
share-gif-last = Anammɔn { $n } a ɛtwa toɔ (GIF)
share-text = Anammɔn no sɛ nsɛm
share-failed = Nsɛm no antumi amma. Hwɛ wo ntentan so na san yɛ bio.
share-embed = Koodu ma w’ankasa wo beaeɛ
share-embed-about = Fa koodu yi to wo krataafa bi so. Ɛkyerɛ adaka no na ɛdi agorɔ no akyi berɛ a ɛrekɔ so.
